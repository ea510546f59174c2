import { useTranslations } from "next-intl";
import { passwordStrength } from "./password-strength";

/** Four steps that fill as the password gets harder to guess, and the word for it. */
export function PasswordMeter({ password }: { password: string }) {
  const t = useTranslations("signup");
  const strength = passwordStrength(password);
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-4 gap-[5px]" aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <i key={step} className={`h-1.5 rounded-pill ${step <= strength ? "bg-sun-deep" : "bg-line"}`} />
        ))}
      </div>
      <p className="field__hint" role="status">
        {t(`strength.${strength}`)}
      </p>
    </div>
  );
}
