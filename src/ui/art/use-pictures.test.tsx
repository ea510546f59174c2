import { expect, test } from "vitest";
import { drawn } from "@/ui/testing";
import { usePictures } from "./use-pictures";

test("drawing a table asks for no picture: that is done once it stands", () => {
  const asked: string[] = [];
  const addressOf = ({ name }: { readonly name: string }) => {
    asked.push(name);
    return `/art/${name}.svg`;
  };
  const Table = () => {
    usePictures({ one: { name: "pikachu" } }, addressOf);
    return <p>Table</p>;
  };
  expect(drawn(<Table />)).toBe("<p>Table</p>");
  expect(asked).toEqual([]);
});
