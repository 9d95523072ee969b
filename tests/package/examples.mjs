// Builds and opens the example apps in the same way as a user of the packages: in a folder outside of this repository,
// with packed packages and npm.
import { spawn } from 'node:child_process';
import { cpSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';

import { chromium } from 'playwright';

import { root } from '../../app/start/install.mjs';
import { chromiumOptions } from '../setup/chromium.mjs';
import { hostVisits } from './hostVisits.mjs';
import { output } from './output.mjs';
import { visits } from './visits.mjs';

const embed = join(root, 'stories/guide/embed');
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.map': 'application/json' };

/** Copies the packed packages to the folder in which the app expects them. Then installs and builds the app. */
export async function installAndBuild(folder, packed) {
  cpSync(packed, join(folder, '../packed'), { recursive: true });
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await output('npm', ['install', ...quiet], { cwd: folder });
  await output('npm', ['run', 'build'], { cwd: folder });
}

/** Packages of which an app must have only one copy, because two copies don't share their state. */
const single = ['react', 'react-aria', 'react-stately', '@internationalized/date'];

/** @throws Error when an installed app has a second copy of a package that must exist once */
export function refuseSecondCopies(folder) {
  const copies = single.flatMap((name) =>
    globSync(`node_modules/**/node_modules/${name}/package.json`, { cwd: folder }).map((path) => `${name} (${path})`),
  );
  if (copies.length > 0) throw new Error(`installed twice: ${copies.join(', ')}`);
}

/** Copies the files of an example into a folder. @returns the path of the copy */
export function copyExample(name, parent) {
  const folder = join(parent, name);
  const skipped = /\/(node_modules|dist|\.next|package-lock\.json)$/;
  cpSync(join(embed, name), folder, { recursive: true, filter: (path) => !skipped.test(path) });
  return folder;
}

/** Copies an example beside the packed packages, installs it and builds it there. */
export async function buildExample(name, packed, scratch) {
  const folder = copyExample(name, join(scratch, 'embed'));
  await installAndBuild(folder, packed);
  return folder;
}

/**
 * Arguments with which Node starts the server of an example. An example without an entry has no server and consists
 * only of files.
 */
const servers = {
  'server-rendered': () => ['server.js'],
  'next-app-router': (folder) => [
    createRequire(join(folder, 'package.json')).resolve('next/dist/bin/next'),
    'start',
    '--port',
    '0',
  ],
};

/** Starts the server of an example, which prints its address. `close` stops it. */
async function startServer(folder, args) {
  const child = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, PORT: '0' } });
  const address = await new Promise((resolve, reject) => {
    let written = '';
    child.stdout.on('data', (text) => {
      written += text;
      const [found] = /http:\/\/localhost:\d+/.exec(written) ?? [];
      if (found) resolve(found);
    });
    child.stderr.on('data', (text) => (written += text));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}\n${written}`)));
  });
  return { address, close: () => child.kill() };
}

/** Serves the built files of an app. `close` stops it. */
export async function serveFolder(folder) {
  const answer = async (url, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = pathname === '/' ? '/index.html' : pathname;
    const body = await readFile(join(folder, 'dist', file)).catch(() => null);
    response.writeHead(body ? 200 : 404, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    response.end(body);
  };
  const server = createServer(({ url = '/' }, response) => void answer(url, response));
  await new Promise((resolve) => server.listen(0, resolve));
  return { address: `http://localhost:${server.address().port}`, close: () => server.close() };
}

/** Starts the browser in which the examples are tested. */
export const launchBrowser = () => chromium.launch(chromiumOptions());

const allVisits = { ...visits, ...hostVisits };

/**
 * Opens a page in a new context and does the actions of a visitor. @returns the problems: errors and warnings of the
 * console, exceptions, refusals by the Content Security Policy, and expectations that weren't met
 */
export async function complaintsDuring(browser, visit) {
  const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce' });
  context.setDefaultTimeout(10_000);
  const complaints = [];
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  try {
    await visit(await context.newPage());
  } catch (error) {
    complaints.push(error instanceof Error ? error.message : String(error));
  } finally {
    await context.close();
  }
  return complaints;
}

/** Opens a built example and does the actions of a visitor. @returns the problems */
export async function visitExample(name, folder, browser) {
  const args = servers[name]?.(folder);
  const site = await (args ? startServer(folder, args) : serveFolder(folder));
  try {
    return await complaintsDuring(browser, (page) => allVisits[name](page, site.address));
  } finally {
    site.close();
  }
}
