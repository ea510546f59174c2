import "./globals.css";
import type { Metadata } from "next";
import { cookies } from "next/headers";
import { NextIntlClientProvider } from "next-intl";
import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { runtime } from "@/app/runtime";
import { SymbolSprite } from "@/ui/art/sprite";
import { RemoteImages } from "@/ui/remote-images";
import { themeCookie, themeOf } from "@/ui/theme/theme";

export const metadata: Metadata = { title: { default: "OpenPokémon", template: "%s · OpenPokémon" } };

export default async function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={await getLocale()} data-theme={themeOf((await cookies()).get(themeCookie)?.value)}>
      <body>
        <SymbolSprite />
        <NextIntlClientProvider>
          <RemoteImages allowed={runtime().environment.remoteImages}>{children}</RemoteImages>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
