# The site as an image: built once, started any number of times (docker-compose.yml starts two).
FROM node:26-bookworm-slim
# The site is not root. A new volume takes its owner from the folder that is there.
RUN mkdir /app /data && chown node:node /app /data
USER node
WORKDIR /app
COPY --chown=node:node . .
# A secret that the build made is nobody's.
RUN node src/cli/built.mjs && rm -rf .data
ENV DATA_DIR=/data
VOLUME /data
EXPOSE 3000
CMD ["node", "src/cli/start.mjs"]
