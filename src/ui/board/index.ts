export { Board, type BoardProps } from "./board";
export { MatchScreen } from "./match-screen";
export { ResultScreen } from "./result/result-screen";
