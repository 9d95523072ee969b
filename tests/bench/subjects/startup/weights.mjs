import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const imported = /(?:^|[;}\n])\s*(?:import|export)\b(?:[^'"`()]*?from)?\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

/**
 * Returns functions about the scripts of a built page: their size, the scripts that they load, and their file names.
 */
function scriptsOf(folder) {
  const assets = join(folder, 'assets');
  const files = new Map(
    readdirSync(assets)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, readFileSync(join(assets, name), 'utf8')]),
  );
  const kilobytes = (names) =>
    [...names].reduce((sum, name) => sum + gzipSync(files.get(name), { level: 9 }).length / 1024, 0);
  const closureOf = (names) => {
    const seen = new Set();
    const visit = (name) => {
      if (seen.has(name) || !files.has(name)) return;
      seen.add(name);
      for (const [, next] of files.get(name).matchAll(imported)) visit(next);
    };
    for (const name of names) visit(name);
    return seen;
  };
  const named = (names) =>
    names.flatMap((name) => [...files.keys()].filter((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file)));
  return { kilobytes, closureOf, named };
}

/**
 * Returns the gzip kilobytes of JavaScript of the first load, including React: the scripts in the HTML page, and the
 * scripts that these import.
 */
export function firstLoadOf(folder) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const { kilobytes, closureOf } = scriptsOf(folder);
  return kilobytes(closureOf([...html.matchAll(/(?:src|href)="[^"]*?([^"/]+\.js)"/g)].map(([, name]) => name)));
}

/** Chunks that every screen loads after its first load has ended. */
const afterwards = ['Toasts', 'LoginModal', 'AppearancePopover'];

/**
 * Returns, for each screen of the app, the gzip kilobytes that its first frame needs in addition to the code that every
 * screen has already loaded.
 */
export function routeWeights(folder, routesFolder) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const { kilobytes, closureOf, named } = scriptsOf(folder);
  const first = [...html.matchAll(/(?:src|href)="[^"]*?([^"/]+\.js)"/g)].map(([, name]) => name);
  const there = closureOf([...first, ...named(afterwards)]);
  const routes = readdirSync(routesFolder)
    .filter((file) => file.endsWith('.tsx') && existsSync(join(routesFolder, file)))
    .map((file) => file.slice(0, -'.tsx'.length));
  return routes.flatMap((route) => {
    const scripts = named([route]);
    if (scripts.length === 0) return []; // The screen has no chunk of its own. Its code is part of the first load.
    const own = [...closureOf(scripts)].filter((name) => !there.has(name));
    return [{ route, kB: kilobytes(own) }];
  });
}
