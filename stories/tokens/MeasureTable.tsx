import { layer, motion, radius, shadow, size, space } from '@tuanbao/tokens';
import { type CSSProperties, type ReactElement, useLayoutEffect, useRef, useState } from 'react';

import * as S from './Tokens.styles.ts';

const groups = { space, size, radius, shadow, motion, layer };

const samples = {
  space: { kind: 'length', look: (reference: string): CSSProperties => ({ inlineSize: reference }) },
  size: { kind: 'length', look: (reference: string): CSSProperties => ({ inlineSize: reference }) },
  radius: { kind: 'radius', look: (reference: string): CSSProperties => ({ borderRadius: reference }) },
  shadow: { kind: 'shadow', look: (reference: string): CSSProperties => ({ boxShadow: reference }) },
  motion: { kind: 'motion', look: (reference: string): CSSProperties => ({ transition: `translate ${reference}` }) },
  layer: { kind: 'layer', look: (): CSSProperties => ({}) },
} as const;

/** Table of the tokens in a group that has no colours: name, current value and a sample of each token. */
export function MeasureTable({ group }: { readonly group: keyof typeof samples }): ReactElement {
  const { kind, look } = samples[group];
  return (
    <S.Measures className="sb-unstyled" aria-label={`Tokens of ${group}`}>
      <thead>
        <tr>
          <th>Token</th>
          <th>Variable</th>
          <th>Value</th>
          {group === 'layer' ? null : <th>{group === 'motion' ? 'Point at a row' : 'Sample'}</th>}
        </tr>
      </thead>
      <tbody>
        {Object.entries<string>(groups[group]).map(([token, reference]) => (
          <tr key={token}>
            <th scope="row">
              {group}.{token}
            </th>
            <td>
              <code>{reference.slice(4, -1)}</code>
            </td>
            <td>
              <Value variable={reference.slice(4, -1)} />
            </td>
            {group === 'layer' ? null : (
              <td>
                <div role="img" aria-label={`${group}.${token}`} data-sample={kind} style={look(reference)} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </S.Measures>
  );
}

function Value({ variable }: { readonly variable: string }): ReactElement {
  const place = useRef<HTMLSpanElement>(null);
  const [value, setValue] = useState('');
  useLayoutEffect(() => {
    if (place.current) setValue(getComputedStyle(place.current).getPropertyValue(variable).trim());
  }, [variable]);
  return <span ref={place}>{value}</span>;
}
