// Opens an example app under Content Security Policies. The app consists only of files, so the policies are added here.
import { notEqual, ok } from 'node:assert/strict';

import { looks } from './actions.mjs';
import { complaintsDuring, serveFolder } from './examples.mjs';
import { visits } from './visits.mjs';

const nonce = 'abc123';

/** Adds a Content Security Policy to the page of a site. `change` can change the HTML of the page. */
async function underPolicy(page, address, policy, change = (html) => html) {
  await page.route(`${address}/`, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': policy };
    await route.fulfill({ response, headers, body: change(await response.text()) });
  });
}

const withNonce = (html) => html.replace('<head>', `<head><meta property="csp-nonce" nonce="${nonce}" />`);

/**
 * Does the whole visit of `vite-react-19`, including the import of a list, under a policy with a nonce. The page states
 * this nonce.
 */
async function allowed(page, address) {
  const policy = `default-src 'self'; style-src 'self' 'nonce-${nonce}'; worker-src 'self'; img-src 'self' data:`;
  await underPolicy(page, address, policy, withNonce);
  await visits['vite-react-19'](page, address);
}

/**
 * Opens the page under a policy that refuses style elements. The page must work and have its styles, which are in a
 * file.
 */
async function withoutNonce(page, address) {
  await underPolicy(page, address, "style-src 'self'; worker-src 'self'");
  await page.goto(address);
  const button = page.getByRole('button', { name: '投保须知' });
  notEqual((await looks(button))['border-top-left-radius'], '0px');
  ok(await page.getByRole('combobox', { name: '参保地' }).isVisible());
  await button.click();
  await page.getByRole('dialog', { name: '投保须知' }).waitFor();
}

/** @returns the problems under a policy with a nonce, and the unexpected problems under a policy without a nonce */
export async function visitUnderPolicies(folder, browser) {
  const site = await serveFolder(folder);
  try {
    const complaints = await complaintsDuring(browser, (page) => allowed(page, site.address));
    // The browser reports that it refuses the style elements of react-aria.
    const expected = /violates the following Content Security Policy/;
    const refusals = await complaintsDuring(browser, (page) => withoutNonce(page, site.address));
    return [...complaints, ...refusals.filter((text) => !expected.test(text))];
  } finally {
    site.close();
  }
}
