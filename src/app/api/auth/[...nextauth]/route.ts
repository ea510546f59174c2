import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { logInOptions } from "@/app/log-in";

function handle(request: NextRequest, context: { params: Promise<{ nextauth: string[] }> }) {
  return NextAuth(request, context, logInOptions());
}

export { handle as GET, handle as POST };
