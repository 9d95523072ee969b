import { screen } from '@testing-library/react';
import { Button } from '@tuanbao/library/components/Button';
import { Checkbox } from '@tuanbao/library/components/Checkbox';
import { DateField } from '@tuanbao/library/components/DateField';
import { Disclosure } from '@tuanbao/library/components/Disclosure';
import { ErrorSummary, type ErrorSummaryItem } from '@tuanbao/library/components/ErrorSummary';
import { RadioGroup } from '@tuanbao/library/components/RadioGroup';
import { Tabs } from '@tuanbao/library/components/Tabs';
import { TextField } from '@tuanbao/library/components/TextField';
import { type ReactElement, useState } from 'react';
import { expect, it } from 'vitest';

import { press, show } from './onPage.tsx';

const problem = (targetId: string, more: Partial<ErrorSummaryItem> = {}): ErrorSummaryItem => ({
  message: '请修改',
  targetId,
  ...more,
});

async function jumpByKeyboard(key = '{Enter}') {
  screen.getByRole('button', { name: '请修改' }).focus();
  await press(key);
}

const targets: readonly (readonly [string, ReactElement, () => HTMLElement])[] = [
  ['a text field', <TextField key="1" id="goal" label="名称" />, () => screen.getByRole('textbox')],
  ['a date field', <DateField key="2" id="goal" label="生日" />, () => screen.getByRole('textbox')],
  [
    'a checkbox',
    <Checkbox key="3" id="goal">
      同意
    </Checkbox>,
    () => screen.getByRole('checkbox'),
  ],
  [
    'the first of a radio group without an answer',
    <RadioGroup key="4" id="goal" label="性别" options={['男', '女'].map((sex) => ({ value: sex, label: sex }))} />,
    () => screen.getByRole('radio', { name: '男' }),
  ],
  [
    'the chosen one of a radio group',
    <RadioGroup
      key="5"
      id="goal"
      label="性别"
      defaultValue="女"
      options={['男', '女'].map((sex) => ({ value: sex, label: sex }))}
    />,
    () => screen.getByRole('radio', { name: '女' }),
  ],
  [
    'the first control of a part of the form',
    <fieldset key="6" id="goal">
      <TextField label="名称" isDisabled />
      <TextField label="地址" />
    </fieldset>,
    () => screen.getByRole('textbox', { name: '地址' }),
  ],
];

it.each(targets)('Enter leads to %s', async (_, field, target) => {
  show(
    <>
      <ErrorSummary items={[problem('goal')]} />
      {field}
    </>,
  );
  await jumpByKeyboard();

  expect(target()).toHaveFocus();
});

it('opens the disclosures around a field', async () => {
  show(
    <>
      <ErrorSummary items={[problem('goal')]} />
      <Disclosure title="更多">
        <Disclosure title="再多">
          <TextField id="goal" label="名称" />
        </Disclosure>
      </Disclosure>
    </>,
  );
  await jumpByKeyboard();

  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(screen.getByRole('button', { name: '更多' })).toHaveAttribute('aria-expanded', 'true');
});

it('opens the details around a field', async () => {
  show(
    <>
      <ErrorSummary items={[problem('goal')]} />
      <details>
        <summary>更多</summary>
        <TextField id="goal" label="名称" />
      </details>
    </>,
  );
  await jumpByKeyboard();

  expect(screen.getByRole('textbox')).toHaveFocus();
});

function TabbedForm(): ReactElement {
  const [tab, setTab] = useState('first');
  return (
    <>
      <ErrorSummary items={[problem('goal', { onJump: () => setTab('second') })]} />
      <Tabs
        aria-label="方案"
        value={tab}
        onChange={setTab}
        items={[
          { id: 'first', title: '方案一', content: '无' },
          { id: 'second', title: '方案二', content: <TextField id="goal" label="名称" /> },
        ]}
      />
    </>
  );
}

it('turns to another tab first and then focuses the field in it', async () => {
  show(<TabbedForm />);
  await jumpByKeyboard();

  expect(screen.getByRole('tab', { name: '方案二' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('textbox')).toHaveFocus();
});

function LateForm(): ReactElement {
  const [isThere, setThere] = useState(false);
  return (
    <>
      <ErrorSummary items={[problem('goal', { onJump: () => void Promise.resolve().then(() => setThere(true)) })]} />
      {isThere ? <TextField id="goal" label="名称" /> : null}
    </>
  );
}

it('waits for a field that is still to be rendered', async () => {
  show(<LateForm />);
  await jumpByKeyboard();

  expect(await screen.findByRole('textbox')).toHaveFocus();
});

it('Space leads there too', async () => {
  show(
    <>
      <ErrorSummary items={[problem('goal')]} />
      <TextField id="goal" label="名称" />
    </>,
  );
  await jumpByKeyboard(' ');

  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(screen.getByRole('textbox')).toHaveValue('');
});

const tallForm = (refusals: number): ReactElement => (
  <>
    <ErrorSummary items={[problem('goal')]} refusals={refusals} />
    <div style={{ height: '300vh' }} />
    <Button>提交</Button>
  </>
);

it('is scrolled into view when a submit below it is refused', async () => {
  const { rerender } = show(tallForm(0));
  const submit = screen.getByRole('button', { name: '提交' });
  submit.scrollIntoView();
  submit.focus();

  rerender(tallForm(1));
  const heading = screen.getByRole('heading', { name: '还有 1 项未完成，请补充后继续' });
  expect(heading).toHaveFocus();
  const { top, bottom } = heading.getBoundingClientRect();
  expect([top >= 0, bottom <= window.innerHeight]).toEqual([true, true]);
});
