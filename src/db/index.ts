export { DatabaseInUseError } from "@/db/lock";
export { MigrationError } from "@/db/migrations";
export {
  type Database,
  DatabaseUnreachableError,
  isUniqueViolation,
  joinDatabase,
  type OpenDatabase,
  openDatabase,
  type Pool,
} from "@/db/open";
