import { portraitOf } from "@/ui/art/pictures";

const LONGEST = 80;

/** The portrait of whoever has this nickname, drawn here rather than in every browser; a newer version of the site may draw it better. */
export async function GET(_: Request, { params }: { params: Promise<{ nickname: string }> }): Promise<Response> {
  const nickname = nicknameIn((await params).nickname);
  if (nickname === null || nickname.length > LONGEST) return new Response(null, { status: 404 });
  return new Response(portraitOf(nickname), {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800" },
  });
}

function nicknameIn(file: string): string | null {
  try {
    return decodeURIComponent(file).replace(/\.svg$/, "");
  } catch {
    return null;
  }
}
