import "./globals.css";
import type { Metadata } from "next";
import { cookies, headers } from "next/headers";
import { getLocale, getTimeZone } from "next-intl/server";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { requestIdHeader } from "@/app/request-id";
import { runtime } from "@/app/runtime";
import { localeOf } from "@/i18n/locales";
import { messagesVersion } from "@/i18n/messages";
import { CatchUp } from "@/ui/early/catch-up";
import { listenEarly } from "@/ui/early/early";
import { RemoteImages } from "@/ui/remote-images";
import { systemTheme, themeCookie, themeOf } from "@/ui/theme/theme";
import { Speaking } from "@/ui/words/words";

export const metadata: Metadata = { title: { default: "OpenPokémon", template: "%s · OpenPokémon" } };

/** What every page is written in. */
const FONTS = ["bricolage-latin", "figtree-latin"];

export default async function Layout({ children }: { children: ReactNode }) {
  // With the page, and not only once its styles are read: words that change their font move what stands around them.
  for (const font of FONTS) preload(`/fonts/${font}.woff2`, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  const asked = await headers();
  const request = asked.get(requestIdHeader);
  const chosen = (await cookies()).get(themeCookie)?.value;
  const nonce = /'nonce-([^']+)'/.exec(asked.get("content-security-policy") ?? "")?.[1];
  const locale = localeOf(await getLocale());
  return (
    // The script below may have changed the theme before React looks.
    <html lang={locale} data-theme={themeOf(chosen)} data-request={request} data-build={runtime().build} suppressHydrationWarning>
      <body>
        <script nonce={nonce} suppressHydrationWarning>
          {chosen === undefined ? `${systemTheme};${listenEarly}` : listenEarly}
        </script>
        <Speaking
          locale={locale}
          version={messagesVersion(locale)}
          timeZone={await getTimeZone()}
          of={["errors", "games", "refusals", "shell"]}
        >
          <RemoteImages allowed={runtime().environment.remoteImages}>{children}</RemoteImages>
        </Speaking>
        <CatchUp />
      </body>
    </html>
  );
}
