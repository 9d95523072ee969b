import { cleanup, render, screen } from '@testing-library/react';
import { Button } from '@tuanbao/library/components/Button';
import { Checkbox } from '@tuanbao/library/components/Checkbox';
import { ProgressBar } from '@tuanbao/library/components/ProgressBar';
import { RadioGroup } from '@tuanbao/library/components/RadioGroup';
import { Spinner } from '@tuanbao/library/components/Spinner';
import { Stepper } from '@tuanbao/library/components/Stepper';
import { Tabs } from '@tuanbao/library/components/Tabs';
import { Tag } from '@tuanbao/library/components/Tag';
import { TextField } from '@tuanbao/library/components/TextField';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

import { emulateMedia } from './emulatedMedia.ts';

import '@tuanbao/tokens/tokens.css';

beforeEach(() => emulateMedia({ name: 'forced-colors', value: 'active' }));
afterEach(async () => {
  cleanup();
  await emulateMedia();
});

const button = (name: string) => getComputedStyle(screen.getByRole('button', { name }));
const textbox = (name: string) => getComputedStyle(screen.getByRole('textbox', { name }));
const partOf = (element: Element, part: string, pseudo?: string) =>
  getComputedStyle(element.querySelector(part) ?? document.createElement('i'), pseudo);

const lineOf = (name: string) => getComputedStyle(screen.getByRole('tab', { name })).borderBlockEndColor;

/** Returns a system colour as the browser computes it. */
function system(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = name;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

it('has different colours of the system, because otherwise no test here could fail', () => {
  expect(window.matchMedia('(forced-colors: active)').matches).toBe(true);
  expect(new Set(['Canvas', 'CanvasText', 'Highlight', 'GrayText'].map(system)).size).toBe(4);
});

describe.each(['light', 'dark'])('in the theme %s, where the system forces its colours,', (theme) => {
  const show = (controls: ReactNode) => render(<div data-theme={theme}>{controls}</div>);

  it('a primary button is filled with the highlight, others are not, a disabled one is grey', () => {
    show(
      <>
        <Button variant="primary">提交</Button>
        <Button>返回</Button>
        <Button isDisabled>停用</Button>
      </>,
    );
    expect(button('提交').backgroundColor).toBe(system('Highlight'));
    expect(button('提交').color).toBe(system('HighlightText'));
    expect(button('返回').backgroundColor).not.toBe(system('Highlight'));
    expect(button('停用').color).toBe(system('GrayText'));
    expect(button('停用').borderColor).toBe(system('GrayText'));
  });

  it('focus is a ring in the highlight', async () => {
    show(
      <>
        <Button>返回</Button>
        <TextField label="联系人" />
      </>,
    );
    await userEvent.tab();
    expect(button('返回').outline).toBe(`${system('Highlight')} solid 2px`);
    await userEvent.tab();
    expect(textbox('联系人').outline).toBe(`${system('Highlight')} solid 2px`);
  });

  it('a field distinguishes valid, invalid and disabled', () => {
    show(
      <>
        <TextField label="单位名称" />
        <TextField label="联系人" errorMessage="请填写联系人" />
        <TextField label="邮箱" isDisabled />
      </>,
    );
    expect(textbox('单位名称').borderWidth).toBe('1px');
    expect(textbox('联系人').borderWidth).toBe('2px');
    expect(textbox('邮箱').color).toBe(system('GrayText'));
  });

  it('a box that is not ticked shows no tick', () => {
    show(
      <>
        <Checkbox>未选</Checkbox>
        <Checkbox defaultSelected>已选</Checkbox>
      </>,
    );
    const [empty, ticked] = [...document.querySelectorAll('[data-part="box"]')].map((box) => [
      getComputedStyle(box).backgroundColor,
      partOf(box, 'svg').visibility,
    ]);
    expect(empty).toEqual([system('Canvas'), 'hidden']);
    expect(ticked).toEqual([system('Highlight'), 'visible']);
  });

  it('the chosen radio button is filled', () => {
    const options = [
      { value: '1', label: '对公转账' },
      { value: '2', label: '在线支付' },
    ];
    show(<RadioGroup label="支付方式" options={options} defaultValue="2" />);
    const [other, chosen] = [...document.querySelectorAll('label:has([type=radio])')].map((each) =>
      getComputedStyle(each, '::before'),
    );
    expect(chosen?.borderColor).toBe(system('Highlight'));
    expect(other?.borderColor).not.toBe(system('Highlight'));
  });

  it('only the selected tab is underlined', () => {
    const tabs = [
      { id: '1', title: '待支付', content: '一' },
      { id: '2', title: '已承保', content: '二' },
    ];
    show(<Tabs aria-label="订单状态" items={tabs} />);
    expect([lineOf('待支付'), lineOf('已承保')]).toEqual([system('Highlight'), system('Canvas')]);
  });

  it('the finished part of a progress bar differs from its track', () => {
    show(<ProgressBar label="导入进度" value={40} />);
    const bar = screen.getByRole('progressbar');
    expect(partOf(bar, '[data-part=fill]').backgroundColor).toBe(system('Highlight'));
    expect(partOf(bar, '[data-part=track]').backgroundColor).toBe(system('Canvas'));
    expect(partOf(bar, '[data-part=track]').border).toBe(`1px solid ${system('CanvasText')}`);
  });

  it('a spinner is open on one side, so that its rotation is visible', () => {
    show(<Spinner />);
    const { borderBlockStartColor, borderBlockEndColor } = getComputedStyle(screen.getByRole('progressbar'));
    expect(borderBlockStartColor).toBe(system('Canvas'));
    expect(borderBlockEndColor).not.toBe(system('Canvas'));
  });

  it('the current step is filled and a tag is framed', () => {
    show(
      <>
        <Stepper value="b" steps={['方案', '人员', '确认'].map((title, at) => ({ id: 'abc'[at] ?? '', title }))} />
        <Tag tone="danger">已拒保</Tag>
      </>,
    );
    const marks = [...document.querySelectorAll('li > [data-part=mark]')].map(
      (mark) => getComputedStyle(mark).backgroundColor,
    );
    expect(marks.map((color) => color === system('Highlight'))).toEqual([false, true, false]);
    expect(getComputedStyle(screen.getByText('已拒保')).border).toBe(`1px solid ${system('CanvasText')}`);
  });
});
