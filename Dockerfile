# The site as an image: built once, started any number of times (docker-compose.yml starts two).
FROM node:26-bookworm-slim
WORKDIR /app
COPY . .
# A secret that the build made is nobody's.
RUN node src/cli/built.mjs && rm -rf .data
ENV DATA_DIR=/data
VOLUME /data
EXPOSE 3000
CMD ["node", "src/cli/start.mjs"]
