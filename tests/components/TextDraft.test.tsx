import { act, fireEvent, screen } from '@testing-library/react';
import { TextField } from '@tuanbao/library/components/TextField';
import { type ReactElement, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { useTextDraft } from '../../library/src/foundation/useTextDraft.ts';
import { renderInChinese } from './inChinese.tsx';

interface LineProps {
  readonly value: string;
  readonly onCommit: (text: string) => void;
  readonly onRender?: () => void;
}

function Line({ value, onCommit, onRender }: LineProps): ReactElement {
  onRender?.();
  const draft = useTextDraft({ value, onCommit });
  return <TextField label="车牌号" {...draft} />;
}

/** A parent component that stores licence plates in upper case and refuses more than seven characters. */
function Plate(): ReactElement {
  const [plate, setPlate] = useState('粤B12345');
  return <Line value={plate} onCommit={(text) => setPlate(text.length > 7 ? plate : text.toUpperCase())} />;
}

const field = () => screen.getByRole('textbox');

it('stays in the field: a key renders no parent component', async () => {
  const onRender = vi.fn<() => void>();
  const { user } = renderInChinese(<Line value="" onCommit={() => {}} onRender={onRender} />);
  await user.click(field());
  const before = onRender.mock.calls.length;

  await user.keyboard('粤B12345');

  expect(field()).toHaveValue('粤B12345');
  expect(onRender).toHaveBeenCalledTimes(before);
});

describe('after it was reported', () => {
  it('the field shows the value that its parent made of it', async () => {
    const { user } = renderInChinese(<Plate />);

    await user.clear(field());
    await user.type(field(), '粤b54321');
    expect(field()).toHaveValue('粤b54321');
    await user.tab();

    expect(field()).toHaveValue('粤B54321');
  });

  it('the field shows the earlier text if its parent refused the new one', async () => {
    const { user } = renderInChinese(<Plate />);

    await user.type(field(), '678{Enter}');

    expect(field()).toHaveValue('粤B12345');
  });

  it('the text that its parent changed can be typed again', async () => {
    const { user } = renderInChinese(<Plate />);
    await user.clear(field());
    await user.type(field(), '粤b54321{Enter}');

    await user.clear(field());
    await user.paste('粤b54321');
    await user.tab();

    expect(field()).toHaveValue('粤B54321');
  });
});

describe('a value that its parent sets meanwhile', () => {
  it('is shown while the user does not type', () => {
    const { rerender } = renderInChinese(<Line value="粤B12345" onCommit={() => {}} />);

    rerender(<Line value="粤B54321" onCommit={() => {}} />);

    expect(field()).toHaveValue('粤B54321');
  });

  it('does not replace the text that is being typed, which is reported then', async () => {
    const onCommit = vi.fn<(text: string) => void>();
    const { rerender, user } = renderInChinese(<Line value="粤B12345" onCommit={onCommit} />);
    await user.type(field(), '学');

    rerender(<Line value="粤B54321" onCommit={onCommit} />);
    expect(field()).toHaveValue('粤B12345学');
    await user.tab();

    expect(onCommit).toHaveBeenCalledExactlyOnceWith('粤B12345学');
  });

  it('does not interrupt a composition', () => {
    const { rerender } = renderInChinese(<Line value="" onCommit={() => {}} />);
    fireEvent.compositionStart(field());
    fireEvent.change(field(), { target: { value: 'yue' } });

    rerender(<Line value="粤B54321" onCommit={() => {}} />);

    expect(field()).toHaveValue('yue');
  });

  it('is shown when the composition is cancelled', () => {
    const onCommit = vi.fn<(text: string) => void>();
    const { rerender } = renderInChinese(<Line value="" onCommit={onCommit} />);
    fireEvent.compositionStart(field());
    rerender(<Line value="粤B54321" onCommit={onCommit} />);
    expect(field()).toHaveValue('');

    fireEvent.compositionEnd(field());

    expect(field()).toHaveValue('粤B54321');
    expect(onCommit).not.toHaveBeenCalled();
  });

  it('is shown after a text that was set without focus was reported', () => {
    vi.useFakeTimers();
    const onCommit = vi.fn<(text: string) => void>();
    const { rerender } = renderInChinese(<Line value="" onCommit={onCommit} />);

    fireEvent.change(field(), { target: { value: '粤B12345' } });
    act(() => void vi.advanceTimersByTime(1000));
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('粤B12345');
    rerender(<Line value="粤B54321" onCommit={onCommit} />);

    expect(field()).toHaveValue('粤B54321');
    vi.useRealTimers();
  });
});

it('a reset of its form reports the first text', () => {
  vi.useFakeTimers();
  const onCommit = vi.fn<(text: string) => void>();
  const line = (value: string) => (
    <form>
      <Line value={value} onCommit={onCommit} />
    </form>
  );
  const { rerender, container } = renderInChinese(line('粤B12345'));
  rerender(line('粤B54321'));

  act(() => container.querySelector('form')?.reset());
  expect(field()).toHaveValue('粤B12345');
  act(() => void vi.advanceTimersByTime(1000));

  expect(onCommit).toHaveBeenCalledExactlyOnceWith('粤B12345');
  vi.useRealTimers();
});
