export { Board, type BoardProps } from "./board";
export { ResultScreen } from "./result/result-screen";
export { PokemonTable } from "./table";
