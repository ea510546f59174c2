/** The server writes the request's id here, for pages to read; a proxy that is trusted may have named it. */
export const requestIdHeader = "x-request-id";
