import { insuredPersonMessages } from '@tuanbao/library/i18n/insuredPersons.messages';
import { messagesIn } from '@tuanbao/library/i18n/messagePack';
import { expect, it } from 'vitest';

import { loadCatalogue } from '../../app/catalogue/loadCatalogue.ts';
import { messages } from '../../app/client/application/application.messages.ts';
import { sectionsOf } from '../../app/client/application/sections.ts';
import { startJourneys } from './support/journey.ts';

const journey = startJourneys();
const words = messagesIn(messages, 'zh-CN');
const { termIn } = messagesIn(insuredPersonMessages, 'zh-CN');
const native = loadCatalogue().products.filter(({ jump }) => jump.kind === 'native');

it(
  'every product opens its own sections and saves a draft, which a reload restores whatever its sections are',
  { timeout: 600_000 },
  async () => {
    expect(native).toHaveLength(34);
    const { agent, user } = await journey.signedIn('13800138000');
    const { page } = agent;
    const saved: string[] = [];
    const restored = new Set<string>();
    for (const product of native) {
      await agent.open(`/write/${product.id}`);
      await page.getByRole('heading', { name: words.title(product.name) }).waitFor();
      const titles = sectionsOf(product).map((section) =>
        section === 'persons' ? termIn(product) : words.section[section],
      );
      const headings = async () =>
        (await page.getByRole('heading', { level: 2 }).allInnerTexts()).filter((heading) => titles.includes(heading));
      await expect.poll(headings, { timeout: 10_000 }).toEqual(titles); // Some sections are loaded later.

      await page.getByLabel('投保单位名称').fill(`远山${product.id}建设有限公司`);
      await agent.draftIsSaved();
      saved.push(product.id);
      if (restored.has(titles.join())) continue;
      restored.add(titles.join());
      await page.reload();
      await page.getByText(/^已恢复未完成的草稿/).waitFor();
      expect(await page.getByLabel('投保单位名称').inputValue()).toBe(`远山${product.id}建设有限公司`);
    }
    expect(saved).toEqual(native.map(({ id }) => id));
    user.noErrors();
  },
);
