"use client";
import { useTranslations } from "next-intl";
import { entryTo } from "@/accounts/entry";
import { Button, ButtonLink, FieldError, Icon } from "@/ui/shell";
import { Link } from "@/ui/shell/link";
import { LogInFields } from "./log-in-fields";
import { useLogIn } from "./use-log-in";
import { useLogInWords } from "./use-log-in-words";

interface LogInFormProps {
  /** Where a log-in leads. */
  readonly destination: string;
  /** Somebody plays here without an account. */
  readonly guest: boolean;
  /** Somebody has logged in here before. */
  readonly known: boolean;
}

/** The players' log-in on the home page, with the ways to sign up and to the rules. */
export function LogInForm({ destination, guest, known }: LogInFormProps) {
  const t = useTranslations("login");
  const failureWords = useLogInWords();
  const { busy, missing, failure, submit } = useLogIn("credentials", destination);
  return (
    <form
      method="post"
      className="panel relative grid gap-[15px] rounded-xl p-5 shadow-3 sm:px-7 sm:pt-7 sm:pb-6"
      noValidate
      onSubmit={submit}
    >
      <h2>{t(known ? "back" : "title")}</h2>
      <LogInFields label={t("login")} missing={missing} />
      <Link href="/mot-de-passe" className="-mt-2 justify-self-end text-sm text-ink-2">
        {t("forgotten")}
      </Link>
      {failure !== null && <FieldError role="alert">{failureWords(failure)}</FieldError>}
      <Button type="submit" look={known || guest ? "sun" : "plain"} size="lg" block busy={busy}>
        {t("submit")}
      </Button>
      <p className="flex items-center gap-3 text-sm text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t("or")}
      </p>
      <ButtonLink href={entryTo(destination, "/inscription")} block>
        {t("signUp")}
      </ButtonLink>
      <div className="flex items-stretch overflow-hidden rounded-md bg-paper text-sm leading-snug">
        <Link href="/regles" className="flex flex-1 items-center gap-3 px-3.5 py-3 font-semibold text-ink no-underline hover:bg-sun-soft">
          <Icon name="book" className="size-[26px] text-coral-ink" />
          <span>
            {t("rules")}
            <small className="block text-xs font-[450] text-ink-2">{t("rulesHint")}</small>
          </span>
        </Link>
        <a
          href="/regles.pdf"
          aria-label={`${t("rules")}, ${t("pdf")}`}
          className="grid min-w-14 place-items-center border-l border-line px-3 font-bold text-ink no-underline hover:bg-sun-soft"
        >
          {t("pdf")}
        </a>
      </div>
    </form>
  );
}
