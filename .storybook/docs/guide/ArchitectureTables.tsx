import type { ReactElement } from 'react';

import { layerFloors } from '../../../tests/architecture/layerFloors.ts';
import { layers } from '../../../tests/architecture/layers.ts';
import { serverFloors } from '../../../tests/architecture/serverFloors.ts';
import * as S from './ArchitectureTables.styles.ts';
import { Sheet } from './GuideTables.tsx';

/** Table of the layers, each with the layers that it may import. The architecture test uses the same data. */
export function LayerTable(): ReactElement {
  return (
    <Sheet label="Layers" head={['Layer', 'Files', 'May import', 'Why']}>
      {layers.map(({ name, files, mayImport, reason }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>
            <Paths of={files} />
          </td>
          <td>{mayImport.length > 0 ? <Paths of={mayImport} /> : 'nothing of ours'}</td>
          <td>{reason}</td>
        </tr>
      ))}
    </Sheet>
  );
}

function Paths({ of }: { readonly of: readonly string[] }): ReactElement {
  return (
    <>
      {of.map((path) => (
        <div key={path}>
          <code>{path}</code>
        </div>
      ))}
    </>
  );
}

/** The layers as a picture. Each layer is above all layers that it may import. */
export function LayerPicture(): ReactElement {
  return (
    <S.House className="sb-unstyled" aria-label="Layers, the highest first">
      {layerFloors(layers)
        .toReversed()
        .map((floor) => (
          <S.Row key={floor.map(({ name }) => name).join()}>
            <ul>
              {floor.map(({ name, files, reason }) => (
                <li key={name}>
                  <strong>{name}</strong>
                  <Paths of={files} />
                  <span>{reason}</span>
                </li>
              ))}
            </ul>
          </S.Row>
        ))}
    </S.House>
  );
}

/**
 * The layers of the server's folders as a picture, with the lowest layer at the bottom. Each layer lists its folders.
 */
export function FloorPicture(): ReactElement {
  return (
    <S.House className="sb-unstyled" aria-label="Floors of the server, the highest first">
      {serverFloors.toReversed().map(({ name, reason, folders }) => (
        <S.Floor key={name}>
          <div data-part="about">
            <strong>{name}</strong>
            <span>{reason}</span>
          </div>
          <ol aria-label={`Folders: ${name}`}>
            {folders.map(({ folder, holds }) => (
              <li key={folder}>
                <code>{folder}</code>
                <span>{holds}</span>
              </li>
            ))}
          </ol>
        </S.Floor>
      ))}
    </S.House>
  );
}
