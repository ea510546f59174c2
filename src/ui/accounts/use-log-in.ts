"use client";
import { type FormEvent, useState } from "react";
import { type LogInFailure, type LogInProvider, logIn } from "./session";

export interface LogInState {
  readonly busy: boolean;
  readonly missing: { readonly login: boolean; readonly password: boolean };
  readonly failure: LogInFailure | null;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** What both log-in forms do with their fields `login` and `password`; a success leads to `destination`. */
export function useLogIn(provider: LogInProvider, destination: string): LogInState {
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState({ login: false, password: false });
  const [failure, setFailure] = useState<LogInFailure | null>(null);

  const submit = async (form: HTMLFormElement) => {
    const typed = new FormData(form);
    const login = String(typed.get("login")).trim();
    const password = String(typed.get("password"));
    setFailure(null);
    setMissing({ login: login === "", password: password === "" });
    if (login === "" || password === "") {
      form.querySelector<HTMLInputElement>(login === "" ? "[name=login]" : "[name=password]")?.focus();
      return;
    }
    setBusy(true);
    const failed = await logIn(provider, login, password);
    if (failed === null) return window.location.assign(destination);
    setBusy(false);
    setFailure(failed);
    form.querySelector<HTMLInputElement>("[name=password]")?.focus();
  };

  return {
    busy,
    missing,
    failure,
    submit: (event) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
  };
}
