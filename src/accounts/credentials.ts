import { z } from "zod";
import { text } from "@/i18n/text";

/** What a log-in form sends. */
export const Credentials = z.object({ login: text.min(1).max(254), password: text.min(1).max(200) });
