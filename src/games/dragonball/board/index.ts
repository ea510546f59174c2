export { DragonBallTable } from "./table";
