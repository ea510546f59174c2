export { PokemonTable } from "./table";
