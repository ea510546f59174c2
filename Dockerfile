# The site as an image: built once, started any number of times (docker-compose.yml starts two).
FROM node:26-bookworm-slim
WORKDIR /app
COPY . .
RUN node src/cli/built.mjs
ENV DATA_DIR=/data
VOLUME /data
EXPOSE 3000
CMD ["node", "src/cli/start.mjs"]
