// Builds and opens the example apps in the same way as a user of the packages: in a folder outside of this repository,
// with packed packages and npm.
import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

import { chromium } from 'playwright';

import { root } from '../../app/start/install.mjs';
import { chromiumOptions } from '../setup/chromium.mjs';
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

/**
 * Copies an example app into a folder outside of this repository. Then installs and builds it with the packed packages.
 */
export async function buildExample(name, packed, scratch) {
  const folder = join(scratch, 'embed', name);
  const skipped = /\/(node_modules|dist|package-lock\.json)$/;
  cpSync(join(embed, name), folder, { recursive: true, filter: (path) => !skipped.test(path) });
  await installAndBuild(folder, packed);
  return folder;
}

/** Starts the server of an example. `close` stops it. */
async function startServer(folder) {
  const child = spawn(process.execPath, ['server.js'], { cwd: folder, env: { ...process.env, PORT: '0' } });
  const address = await new Promise((resolve, reject) => {
    child.stdout.once('data', (text) => resolve(String(text).trim()));
    child.once('exit', (code) => reject(new Error(`server.js ended with ${code}`)));
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

/**
 * Opens a built example and runs the actions of a visitor. @returns the problems: errors and warnings in the console,
 * exceptions, violations of the Content Security Policy, and failed expectations
 */
export async function visitExample(name, folder, browser) {
  const site = await (name === 'server-rendered' ? startServer(folder) : serveFolder(folder));
  const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce' });
  context.setDefaultTimeout(10_000);
  const complaints = [];
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  try {
    await visits[name](await context.newPage(), site.address);
  } catch (error) {
    complaints.push(error instanceof Error ? error.message : String(error));
  } finally {
    await context.close();
    site.close();
  }
  return complaints;
}
