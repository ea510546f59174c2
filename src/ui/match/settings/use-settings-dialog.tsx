"use client";
import dynamic from "next/dynamic";
import { type ReactNode, useCallback, useState } from "react";

const SettingsDialog = dynamic(() => import("./settings-dialog").then((module) => module.SettingsDialog), { ssr: false });

/** The settings of the table: what opens them, and their dialog, which is only loaded then. @param watching nothing is played there */
export function useSettingsDialog(watching = false): { readonly open: () => void; readonly dialog: ReactNode } {
  const [opened, setOpened] = useState(false);
  const close = useCallback(() => setOpened(false), []);
  const open = useCallback(() => setOpened(true), []);
  return { open, dialog: opened && <SettingsDialog watching={watching} onClose={close} /> };
}
