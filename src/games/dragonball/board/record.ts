import type { CardFace } from "@/games/dragonball/cards/face";
import type { GameEvent } from "@/games/dragonball/engine/events";
import { DRAGON_BALL } from "@/games/dragonball/engine/name";
import type { Option } from "@/games/dragonball/engine/options";
import type { View } from "@/games/dragonball/engine/view/view";
import type { MatchUpdate } from "@/realtime/protocol";
import type { Story } from "@/ui/match/log/story";
import type { MatchRecord as AnyRecord } from "@/ui/realtime";

/** An update of a match of Dragon Ball. */
export type DragonBallUpdate = MatchUpdate<View, Option, GameEvent, CardFace>;

/** What this page knows of one match of Dragon Ball. */
export type MatchRecord = AnyRecord<DragonBallUpdate>;

/** Whether a story is of this game. */
export function isDragonBallStory(story: Story): story is Story<DragonBallUpdate> {
  return story.game === DRAGON_BALL;
}

/** Whether a record is of this game: the server says so by its name. */
export function isDragonBallRecord(record: AnyRecord): record is MatchRecord {
  return record.update.game === DRAGON_BALL;
}
