import { Notice } from '@tuanbao/library/components/Notice';
import { SegmentedControl } from '@tuanbao/library/components/SegmentedControl';
import { Select } from '@tuanbao/library/components/Select';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type CSSProperties, type ReactElement, useState } from 'react';

import { messages } from './FiveWidths.messages.ts';
import * as S from './FiveWidths.styles.ts';
import { type AtlasScreen, useAtlasScreens } from './useAtlasScreens.ts';

/** Sizes of windows in CSS pixels: a phone, a tablet, a laptop, a full HD monitor, a 4K monitor at 150 %. */
const windows = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
] as const;

const scales = ['0.2', '0.35', '0.5', '1'] as const;

/** Returns the address that shows one story without Storybook's sidebar. The address includes Storybook's globals. */
function addressOf(id: string, globals: Readonly<Record<string, string>>): string {
  const chosen = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  const query = new URLSearchParams({ id, viewMode: 'story', globals: chosen.join(';') });
  return `iframe.html?${query.toString()}`;
}

export interface FiveWidthsProps {
  /** Storybook's globals. The frames get the same globals. */
  readonly globals: Readonly<Record<string, string>>;
}

/** Shows a screen of the atlas in five frames side by side. Each frame has the size of a common window. */
export function FiveWidths({ globals }: FiveWidthsProps): ReactElement {
  const words = useMessages(messages);
  const screens = useAtlasScreens();
  return (
    <S.Root>
      <h1>{words.title}</h1>
      <p>{words.about}</p>
      {screens === 'loading' ? <Skeleton lines={4} label={words.loading} /> : null}
      {screens === 'failed' ? <Notice tone="danger">{words.failed}</Notice> : null}
      {typeof screens === 'string' ? null : <Chosen screens={screens} globals={globals} />}
    </S.Root>
  );
}

interface ChosenProps extends FiveWidthsProps {
  readonly screens: readonly AtlasScreen[];
}

function Chosen({ screens, globals }: ChosenProps): ReactElement {
  const words = useMessages(messages);
  const [id, setId] = useState('atlas-desk--overview');
  const [scale, setScale] = useState<string>(scales[0]);
  const chosen = screens.find((screen) => screen.id === id) ?? screens[0];
  return (
    <>
      <S.Choices>
        <Select
          label={words.screen}
          options={screens.map((screen) => ({ value: screen.id, label: screen.label }))}
          value={chosen?.id ?? ''}
          onChange={setId}
        />
        <SegmentedControl
          label={words.scale}
          options={scales.map((value) => ({ value, label: `${Math.round(Number(value) * 100)} %` }))}
          value={scale}
          onChange={setScale}
        />
      </S.Choices>
      {chosen ? (
        <S.Line role="region" aria-label={words.frames} tabIndex={0}>
          {windows.map((size) => (
            <Frame key={size.width} {...size} scale={scale} screen={chosen} globals={globals} />
          ))}
        </S.Line>
      ) : null}
    </>
  );
}

interface FrameProps extends FiveWidthsProps {
  readonly width: number;
  readonly height: number;
  readonly scale: string;
  readonly screen: AtlasScreen;
}

function Frame({ width, height, scale, screen, globals }: FrameProps): ReactElement {
  const words = useMessages(messages);
  const address = addressOf(screen.id, globals);
  const sizes = { '--frame-width': width, '--frame-height': height, '--frame-scale': scale } as CSSProperties;
  return (
    <S.Framed>
      <figcaption>
        {words.width(width)}
        <a href={address} target="_blank" rel="noreferrer" aria-label={words.aloneOf(width)}>
          {words.alone}
        </a>
      </figcaption>
      <S.Window style={sizes}>
        <S.Page key={address} src={address} title={words.frameOf(screen.label, width)} />
      </S.Window>
    </S.Framed>
  );
}
