import createNextIntlPlugin from "next-intl/plugin";

/** @type {import("next").NextConfig} */
const config = {
  // The one process opens the database; what Next bundles only reaches it through `src/app/runtime.ts`.
  serverExternalPackages: ["@electric-sql/pglite", "pglite-prisma-adapter", "@prisma/client", "bcrypt"],
  poweredByHeader: false,
  // `npm test` checks types; `npm start` need not do it again.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [
    {
      source: "/:path*",
      headers: [
        { key: "X-Content-Type-Options", value: "nosniff" },
        { key: "Referrer-Policy", value: "same-origin" },
      ],
    },
  ],
};

export default createNextIntlPlugin("./src/i18n/request.ts")(config);
