import type { DefaultSession } from "next-auth";
import type { Role } from "@/db/generated/client";

declare module "next-auth" {
  interface User {
    id: string;
    sessionVersion: number;
  }
  interface Session extends DefaultSession {
    user: { id: string; pseudo: string; role: Role };
  }
}

declare module "next-auth/jwt" {
  interface JWT {
    userId: string;
    sessionVersion: number;
  }
}
