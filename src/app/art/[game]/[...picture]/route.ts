import { gamePages } from "@/games/pages";

/**
 * A picture of a game, drawn here rather than in every browser: the drawing's code stays out of the pages, and a browser keeps the picture. What it
 * shows stands in its address, so it is the same for everybody; a newer version of the site may draw it better, which everybody sees a day later.
 */
export async function GET(_: Request, { params }: { params: Promise<{ game: string; picture: string[] }> }): Promise<Response> {
  const { game, picture } = await params;
  const drawing = gamePages
    .find((pages) => pages.game === game)
    ?.picture?.(
      picture
        .join("/")
        .replace(/\.svg$/, "")
        .split("/"),
    );
  if (drawing === undefined) return new Response(null, { status: 404 });
  return new Response(drawing, {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800" },
  });
}
