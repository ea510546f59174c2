export { DatabaseInUseError } from "@/db/lock";
export { MigrationError } from "@/db/migrations";
export { type Database, DatabaseUnreachableError, isUniqueViolation, type OpenDatabase, openDatabase } from "@/db/open";
