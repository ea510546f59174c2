"use client";
import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useState } from "react";
import { CHAT_WORDS_MAX } from "@/friends/chat-words";
import { other } from "@/kernel/game";
import type { MatchUpdate } from "@/realtime/protocol";
import { useChat } from "@/ui/realtime";
import { Button, Icon } from "@/ui/shell";
import "./chat.css";
import { useRefusalWords } from "@/ui/use-refusal-words";
import { usePseudo } from "./use-pseudo";

/** What the two players of a match write to each other, once each of them has switched it on. Nothing where there is nobody to write to. */
export function Chat({ update }: { update: Pick<MatchUpdate, "matchId" | "seat" | "seats" | "result"> }) {
  const { matchId, seat, seats, result } = update;
  const t = useTranslations("board.chat");
  const words = useRefusalWords();
  const pseudo = usePseudo(seats);
  const { chat, open, turn, send } = useChat(matchId);
  const [typed, setTyped] = useState("");
  const [refused, setRefused] = useState<string | null>(null);
  const person = seats[other(seat)].userId !== null;
  // Once the match is over others than friends may write, too.
  const unasked = chat === null || (chat.state === "after" && result !== null);
  useEffect(() => {
    if (person && unasked) void open();
  }, [person, unasked, open]);
  if (!person || chat === null || chat.state === "closed" || chat.state === "after") return null;
  const say = async (event: FormEvent) => {
    event.preventDefault();
    const line = typed.trim();
    if (line === "") return;
    const answer = await send(line);
    setRefused(answer.ok ? null : words(answer));
    if (answer.ok) setTyped("");
  };
  return (
    <section className="chat" aria-label={t("label")} data-testid="chat" data-state={chat.state}>
      <h2>
        <Icon name="chat" />
        {t("label")}
        {chat.state !== "yours-off" && (
          <Button look="quiet" size="sm" onClick={() => void turn(false)}>
            {t("switchOff")}
          </Button>
        )}
      </h2>
      {chat.state === "yours-off" ? (
        <>
          <p>{t("off", { name: pseudo(other(seat)) })}</p>
          <Button size="sm" icon="check" data-testid="chat-on" onClick={() => void turn(true)}>
            {t("switchOn")}
          </Button>
        </>
      ) : (
        <>
          <div className="chat__said">
            <ol aria-live="polite">
              {[...chat.said.entries()].map(([place, line]) => (
                <li key={place} data-mine={line.seat === seat || undefined}>
                  <b>{line.seat === seat ? t("you") : pseudo(other(seat))}</b> {line.words}
                </li>
              ))}
            </ol>
          </div>
          {chat.state === "on" ? (
            <form onSubmit={say}>
              <input
                className="input"
                aria-label={t("write")}
                placeholder={t("write")}
                value={typed}
                maxLength={CHAT_WORDS_MAX}
                autoComplete="off"
                onChange={(event) => setTyped(event.target.value)}
              />
              <Button size="sm" type="submit" disabled={typed.trim() === ""}>
                {t("send")}
              </Button>
            </form>
          ) : (
            <p>{t("theirsOff", { name: pseudo(other(seat)) })}</p>
          )}
          {refused !== null && (
            <p role="alert" className="chat__refused">
              {refused}
            </p>
          )}
        </>
      )}
    </section>
  );
}
