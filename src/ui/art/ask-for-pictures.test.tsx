import { expect, test } from "vitest";
import { drawn } from "@/ui/testing";
import { askForPictures } from "./ask-for-pictures";

test("a picture is asked for as its table is drawn for the first time, and not again", () => {
  const faces = { one: { name: "pikachu" } };
  const asked: string[] = [];
  const addressOf = ({ name }: { readonly name: string }) => {
    asked.push(name);
    return `/art/${name}.svg`;
  };
  const Table = () => {
    askForPictures(faces, addressOf);
    return <p>Table</p>;
  };
  expect(drawn(<Table />)).toContain("/art/pikachu.svg");
  drawn(<Table />);
  expect(asked).toEqual(["pikachu"]);
});
