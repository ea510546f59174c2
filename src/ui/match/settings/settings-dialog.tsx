"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import { Button, Dialog, Icon, type IconName, Segments } from "@/ui/shell";
import { LanguageOptions, useLanguage } from "@/ui/shell/preferences";
import { KeysList } from "../keys-list";
import { canNotify } from "../system-notice";
import { MOTIONS, SPEEDS } from "./settings";
import { useTableSettings } from "./use-table-settings";
import "./settings.css";

/**
 * Sound, movement, questions, hand and language: what a player may have otherwise at the table, and the keys beside it.
 * @param watching nothing is played there: no key of the table does anything
 */
export function SettingsDialog({ watching, onClose }: { watching: boolean; onClose: () => void }) {
  const t = useTranslations("settings");
  const keys = useTranslations("board.keys");
  const { settings, change, reset } = useTableSettings();
  const [noticesPossible] = useState(canNotify);
  return (
    <Dialog
      className="settings"
      title={t("title")}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" size="sm" onClick={reset}>
            {t("reset")}
          </Button>
          <Button look="quiet" icon="cross" aria-label={t("close")} onClick={onClose} />
        </>
      }
    >
      <div className="settings__list">
        <Row icon="sound" name="sound">
          {settings.sound && <Volume value={settings.volume} onChange={(volume) => change({ volume })} />}
          <Switch name="sound" on={settings.sound} onChange={(sound) => change({ sound })} />
        </Row>
        <Row icon="bell" name="turnWarning">
          <Switch name="turnWarning" on={settings.turnWarning} onChange={(turnWarning) => change({ turnWarning })} />
        </Row>
        {settings.turnWarning && noticesPossible && (
          <Notices wanted={settings.notification} onChange={(notification) => change({ notification })} />
        )}
        <Row icon="motion" name="motion">
          <Segments
            label={t("motion")}
            value={settings.motion}
            options={MOTIONS.map((value) => ({ value, label: t(`motions.${value}`) }))}
            onChange={(motion) => change({ motion })}
          />
        </Row>
        <Row icon="speed" name="speed">
          <Segments
            label={t("speed")}
            value={settings.speed}
            options={SPEEDS.map((value) => ({ value, label: t(`speeds.${value}`) }))}
            onChange={(speed) => change({ speed })}
          />
        </Row>
        <Row icon="shield" name="askBeforeEnd">
          <Switch name="askBeforeEnd" on={settings.askBeforeEnd} onChange={(askBeforeEnd) => change({ askBeforeEnd })} />
        </Row>
        <Row icon="bulb" name="hints">
          <Switch name="hints" on={settings.hints} onChange={(hints) => change({ hints })} />
        </Row>
        <Row icon="leftHand" name="leftHanded">
          <Switch name="leftHanded" on={settings.leftHanded} onChange={(leftHanded) => change({ leftHanded })} />
        </Row>
        <Language />
      </div>
      {!watching && (
        <aside className="settings__keys" aria-label={keys("title")}>
          <h3>
            <Icon name="keyboard" /> {keys("title")}
          </h3>
          <KeysList />
        </aside>
      )}
    </Dialog>
  );
}

type RowName = "sound" | "turnWarning" | "notification" | "motion" | "speed" | "askBeforeEnd" | "hints" | "leftHanded" | "language";

/** A setting: what it is, what it does, and how it is changed. @param trouble why it could not be */
function Row({ icon, name, trouble = null, children }: { icon: IconName; name: RowName; trouble?: string | null; children: ReactNode }) {
  const t = useTranslations("settings");
  return (
    <div className="settings__row">
      <Icon name={icon} />
      <span>
        <b>{t(name)}</b>
        <small>{t(`about.${name}`)}</small>
        {trouble !== null && (
          <span role="alert" className="block text-xs leading-snug text-danger-ink">
            {trouble}
          </span>
        )}
      </span>
      <span className="settings__control">{children}</span>
    </div>
  );
}

function Switch({ name, on, onChange }: { name: RowName; on: boolean; onChange: (on: boolean) => void }) {
  const t = useTranslations("settings");
  return <button type="button" className="switch" role="switch" aria-checked={on} aria-label={t(name)} onClick={() => onChange(!on)} />;
}

/** Notices by the system, which the browser has to allow as well. */
function Notices({ wanted, onChange }: { wanted: boolean; onChange: (wanted: boolean) => void }) {
  const t = useTranslations("settings");
  const [denied, setDenied] = useState(false);
  const ask = async () => {
    const given = await Notification.requestPermission();
    // A question that was closed without an answer is asked again; a refusal is kept, and the browser says nothing of it.
    setDenied(given === "denied");
    onChange(given === "granted");
  };
  return (
    <Row icon="info" name="notification" trouble={denied ? t("notificationDenied") : null}>
      <Switch
        name="notification"
        on={wanted && Notification.permission === "granted"}
        onChange={(on) => (on ? void ask() : onChange(false))}
      />
    </Row>
  );
}

function Volume({ value, onChange }: { value: number; onChange: (volume: number) => void }) {
  const t = useTranslations("settings");
  return (
    <input
      className="slide"
      type="range"
      min={0}
      max={100}
      step={5}
      value={value}
      style={{ "--v": `${value}%` }}
      aria-label={t("volume")}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );
}

function Language() {
  const shell = useTranslations("shell");
  const { locale, choose, pending, failed } = useLanguage();
  const trouble = useId();
  return (
    <Row icon="globe" name="language">
      <select
        aria-label={shell("language")}
        aria-describedby={failed ? trouble : undefined}
        aria-busy={pending}
        value={locale}
        onChange={(event) => choose(event.target.value)}
      >
        <LanguageOptions />
      </select>
      {failed && (
        <span id={trouble} role="alert" className="text-xs text-danger-ink">
          {shell("languageTrouble")}
        </span>
      )}
    </Row>
  );
}
