import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import type { KnownAnswer } from '../fixtures/answeringFetch.ts';
import { deskAnswers } from '../fixtures/deskAnswers.ts';
import { chromaticOfAtlas } from './chromaticOfAtlas.ts';
import { DeskAt } from './DeskAt.tsx';

/** The desk of the operators: its frame, its lists in every state, and a dialog that asks for a reason. */
const meta = {
  title: 'Atlas/Desk',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', chromatic: chromaticOfAtlas },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (
  address: string,
  heading: string | RegExp,
  answers: Readonly<Record<string, KnownAnswer>> = {},
): Pick<Story, 'render' | 'play'> => ({
  render: (_, { globals }) => <DeskAt address={address} answers={{ ...deskAnswers, ...answers }} globals={globals} />,
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: heading }, { timeout: 10_000 })).toBeVisible();
  },
});

const agents = '/api/desk/people/agents';
const agentsHeading = /^(业务员|Agents)$/;

export const SignedOut: Story = {
  ...at('/desk', '', { '/api/desk/operator': { refusal: { resCode: '900404', info: '', status: 404 } } }),
  play: async () => {
    const signIn = await screen.findByRole('button', { name: /^(登录|Sign in)$/ }, { timeout: 10_000 });
    await expect(signIn).toBeVisible();
  },
};

export const Overview: Story = at('/desk', /^(工作台|Overview)$/);

export const NothingWaits: Story = at('/desk', /^(工作台|Overview)$/, {
  '/api/desk/work/overview': { data: { now: '2026-11-20T02:00:00.000Z', queues: [] } },
});

export const Agents: Story = {
  ...at('/desk/agents', agentsHeading),
  play: async () => {
    await expect(await screen.findByRole('link', { name: '林晓舟' }, { timeout: 10_000 })).toBeVisible();
  },
};

export const NoAgents: Story = at('/desk/agents', agentsHeading, { [agents]: { data: { total: 0, list: [] } } });

export const Loading: Story = at('/desk/agents', agentsHeading, { [agents]: { isEndless: true } });

export const Failed: Story = {
  ...at('/desk/agents', agentsHeading, { [agents]: { refusal: { resCode: '900500', info: '系统繁忙，请稍后重试' } } }),
  play: async () => {
    await expect(await screen.findByText('系统繁忙，请稍后重试', {}, { timeout: 10_000 })).toBeVisible();
  },
};

export const DialogWithMistakes: Story = {
  ...at('/desk/agents', agentsHeading),
  play: async () => {
    const add = await screen.findByRole('button', { name: /^(新增业务员|Add an agent)$/ }, { timeout: 10_000 });
    await userEvent.click(add);
    const dialog = await screen.findByRole('dialog');
    await userEvent.click([...dialog.querySelectorAll('button')].at(-1) as HTMLButtonElement);
    await expect((await screen.findAllByText(/至少 4 个字符|at least 4/)).length).toBeGreaterThan(0);
  },
};

export const Approvals: Story = at('/desk/approvals', /^(审批|Approvals)$/);

export const NoSuchPage: Story = at('/desk/nowhere', /^(没有这个页面|Page not found)$/);
