export { DatabaseInUseError } from "@/db/lock";
export { MigrationError } from "@/db/migrations";
export { DatabaseUnreachableError } from "@/db/on-server";
export {
  type Database,
  isUniqueViolation,
  joinDatabase,
  type OpenDatabase,
  openDatabase,
  type Pool,
} from "@/db/open";
