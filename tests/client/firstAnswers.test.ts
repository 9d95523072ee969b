import { takeFirstAnswers } from '@tuanbao/app/client/platform/firstScreen/firstAnswers.ts';
import type { Send } from '@tuanbao/app/client/platform/http/http.ts';
import { firstScreenId } from '@tuanbao/app/contract/firstScreen';
import { orderState } from '@tuanbao/app/contract/ownCalls';
import { listProducts } from '@tuanbao/app/contract/products';
import { productShelf } from '@tuanbao/app/contract/productShelf';
import { currentUser } from '@tuanbao/app/contract/session';
import { userQualification } from '@tuanbao/app/contract/users';
import { firstWorklist, worklist } from '@tuanbao/app/contract/worklist';
import { describe, expect, it } from 'vitest';

import { agent } from './support/renderApp.tsx';

const brought = {
  now: '2026-11-20T02:00:00.000Z',
  answers: {
    [listProducts.path]: [{ id: '331' }],
    [userQualification.path]: { prompt: 'none' },
    [productShelf.path]: { pinned: [], recent: [] },
    [worklist.path]: { total: 2 },
    [currentUser.path]: agent,
    [orderState.path]: { orderSn: 'TB1', status: 50 },
  },
  requests: {
    [listProducts.path]: { keyword: '' },
    [worklist.path]: firstWorklist,
    [orderState.path]: { orderSn: 'TB1' },
  },
};

/**
 * Simulates a page of the product list that already contains the first responses. A server responds to all other
 * requests.
 */
function arrived(first = brought) {
  window.history.replaceState(null, '', '/entry?productType=accident');
  document.body.innerHTML = `<script type="application/json" id="${firstScreenId}">${JSON.stringify(first)}</script>`;
  const answers = takeFirstAnswers(document);
  if (!answers) throw new Error('nothing came with the page');
  const asked: string[] = [];
  const server: Send = async ({ path }) => {
    asked.push(path);
    return 'from the server' as never;
  };
  return { answers, asked, send: answers.answering(server) };
}

describe('the answers that came with the page', () => {
  it('are used once for each first request; the next request goes to the server', async () => {
    const { send, asked } = arrived();

    expect(await send(worklist, firstWorklist)).toEqual({ total: 2 });
    expect(asked).toEqual([]);
    expect(await send(worklist, firstWorklist)).toBe('from the server');
  });

  it('are used only for exactly the same request', async () => {
    const { send } = arrived();

    expect(await send(listProducts, { keyword: '雇主' })).toBe('from the server');
    expect(await send(currentUser, {})).toBe('from the server');
    expect(await send(listProducts, { keyword: '' })).toEqual([{ id: '331' }]);
  });

  it('are also used for calls that the first script doesn’t know, and decoded by the call that asks', async () => {
    const { answers, send, asked } = arrived();

    expect(answers.newCache().size).toBe(4);
    expect(await send(orderState, { orderSn: 'TB2' })).toBe('from the server');
    expect(await send(orderState, { orderSn: 'TB1' })).toEqual({ orderSn: 'TB1', status: 'pendingConfirmation' });
    expect(await send(orderState, { orderSn: 'TB1' })).toBe('from the server');
    expect(asked).toEqual([orderState.path, orderState.path]);
  });

  it('that the server left out are requested', async () => {
    const { [worklist.path]: _left, ...answers } = brought.answers;
    const { [worklist.path]: _out, ...requests } = brought.requests;
    const page = arrived({ ...brought, answers, requests });

    expect(page.answers.newCache().size).toBe(3);
    expect(await page.send(worklist, firstWorklist)).toBe('from the server');
    expect(await page.send(listProducts, { keyword: '' })).toEqual([{ id: '331' }]);
  });

  it('are removed from the page, and from the cache when the user changes', async () => {
    const { answers, send } = arrived();
    expect(document.body.textContent).not.toContain('331');
    expect(answers.newCache().size).toBe(4);
    answers.forget();

    expect(answers.newCache().size).toBe(0);
    expect(await send(worklist, firstWorklist)).toBe('from the server');
  });

  it('are only used for the first screen: a much later request goes to the server', async () => {
    const { answers, send } = arrived();
    answers.age();

    expect(await send(worklist, firstWorklist)).toBe('from the server');
  });
});
