// Read by the browser before a page is made live.
window.early?.heard();
// What a table shows first comes over its line: to open it takes as long as to make the page live.
const [, matchId] = /^\/match\/([^/]+)$/.exec(window.location.pathname) ?? [];
if (matchId !== undefined) void import("@/ui/realtime").then(({ connection }) => connection.sitEarly(matchId));
