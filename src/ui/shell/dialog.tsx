"use client";
import { type ReactNode, useEffect, useId, useRef } from "react";

export interface DialogProps {
  readonly title: ReactNode;
  /** Called for Escape and a click beside it, and when the page closes it. */
  readonly onClose: () => void;
  readonly children?: ReactNode;
  /** Buttons, the refusing one first. */
  readonly actions?: ReactNode;
  /** Before the title, for instance an avatar. */
  readonly lead?: ReactNode;
  /** Under the title. */
  readonly subtitle?: ReactNode;
  /** `alertdialog` for what interrupts: a challenge received, a deletion. */
  readonly role?: "dialog" | "alertdialog";
  readonly className?: string;
}

/** A modal dialog, open as long as it is rendered. The browser keeps the focus inside and gives it back. */
export function Dialog({ title, onClose, children, actions, lead, subtitle, role = "dialog", className = "" }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    // React takes the dialog away without closing it first, and so the browser would forget where the focus came from.
    const opener = document.activeElement;
    if (element && !element.open) {
      element.showModal();
      // The browser has scrolled to its first control, however low that stands: what is long is read from its beginning.
      if (element.scrollTop > 0) {
        element.scrollTop = 0;
        element.focus();
      }
    }
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={`dialog ${className}`}
      role={role}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current && isOutside(event.nativeEvent, dialog.current)) onClose();
      }}
    >
      <header className="flex items-center gap-4">
        {lead}
        <div>
          <h2 id={titleId}>{title}</h2>
          {subtitle !== undefined && <p className="text-sm text-ink-2">{subtitle}</p>}
        </div>
      </header>
      {children}
      {actions !== undefined && <div className="dialog__actions">{actions}</div>}
    </dialog>
  );
}

/** The backdrop belongs to the dialog element: only the place tells a click on it. */
function isOutside(event: PointerEvent, element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
}
