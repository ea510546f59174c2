"use client";
import { useFormatter, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { OwnLink } from "@/friends/challenge-links";
import type { GameOffer } from "@/realtime/protocol";
import { CopyButton } from "@/ui/copy-button";
import { Button, Dialog, FieldError, Notice, Spinner } from "@/ui/shell";
import { type Answer, ask, withJson } from "../ask";
import { DeckChoice, useMyDecks } from "../lobby/deck-choice";
import { ToDeckPage, useDeckFault } from "../lobby/deck-needed";
import { EditionChoice } from "../lobby/edition-choice";
import { useEdition } from "../lobby/use-edition";
import { useRefusalText } from "../use-asking";
import { Words } from "../words/words";

const ADDRESS = "/api/challenge-link";

/** Makes a link that is a challenge to whoever follows it; shows the one that is open. */
export function LinkDialog(asked: { game: GameOffer; onClose: () => void }) {
  return (
    <Words of={["challengeLink"]}>
      <Asked {...asked} />
    </Words>
  );
}

function Asked({ game, onClose }: { game: GameOffer; onClose: () => void }) {
  const t = useTranslations("challengeLink.make");
  const refusalText = useRefusalText();
  const [edition] = useEdition(game);
  const decks = useMyDecks(game);
  const fault = useDeckFault(game.deck);
  /** Undefined until it is known. */
  const [link, setLink] = useState<OwnLink | null | undefined>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    void ask<OwnLink | null>(ADDRESS).then((answer) => setLink(answer.ok ? answer.value : null));
  }, []);
  const send = async (request: RequestInit) => {
    setBusy(true);
    setRefusal(null);
    const answer: Answer<OwnLink | null> = await ask(ADDRESS, request);
    setBusy(false);
    if (answer.ok) setLink(answer.value);
    else setRefusal(refusalText(answer.code));
  };
  return (
    <Dialog
      title={t("title")}
      onClose={onClose}
      actions={
        link ? (
          <>
            <Button look="danger-quiet" icon="bin" busy={busy} onClick={() => send({ method: "DELETE" })}>
              {t("withdraw")}
            </Button>
            <Button onClick={onClose}>{t("close")}</Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t("cancel")}</Button>
            {fault !== null ? (
              <ToDeckPage game={game.name} />
            ) : (
              <Button
                look="sun"
                icon="globe"
                busy={busy || link === undefined || decks === null}
                onClick={() => send(withJson("POST", { game: game.name, edition }))}
              >
                {t("create")}
              </Button>
            )}
          </>
        )
      }
    >
      <p className="text-ink-2">{t("text")}</p>
      {link === undefined && <Spinner />}
      {link && <Made link={link} />}
      {link === null && (
        <>
          {fault === null && <EditionChoice game={game} className="w-full" />}
          <DeckChoice game={game} decks={decks} />
          {fault !== null && <Notice tone="warning">{fault}</Notice>}
        </>
      )}
      {refusal !== null && <FieldError role="alert">{refusal}</FieldError>}
    </Dialog>
  );
}

function Made({ link: { code, game, edition, until } }: { link: OwnLink }) {
  const t = useTranslations("challengeLink.make");
  const words = useTranslations(`games.${game}.edition`);
  const format = useFormatter();
  const address = `${window.location.origin}/defi/${code}`;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <input
          className="input min-w-0 flex-1 tabular-nums"
          readOnly
          value={address}
          aria-label={t("address")}
          data-testid="challenge-link"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyButton text={address}>{t("copy")}</CopyButton>
      </div>
      <p className="text-sm text-ink-2" role="status">
        {t("valid", {
          edition: words(edition),
          until: format.dateTime(new Date(until), { weekday: "long", hour: "numeric", minute: "2-digit" }),
        })}
      </p>
    </>
  );
}
