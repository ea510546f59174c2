import { notFound, redirect } from "next/navigation";
import { signedIn } from "@/app/current-user";
import { runtime } from "@/app/runtime";
import { watchableMatchOf } from "@/friends/spectators";
import { profileOf } from "@/ui/history/address";
import { pseudoIn } from "../pseudo";

/** The match that a player is playing, for who may watch it; their profile where there is none. */
export async function GET(_: Request, { params }: { params: Promise<{ pseudo: string }> }): Promise<Response> {
  const user = await signedIn(`/joueur/${(await params).pseudo}/regarder`);
  const pseudo = await pseudoIn(params);
  if (pseudo === null) notFound();
  const matchId = await watchableMatchOf(runtime().database, user.id, pseudo);
  redirect(matchId === null ? profileOf(pseudo) : `/match/${matchId}`);
}
