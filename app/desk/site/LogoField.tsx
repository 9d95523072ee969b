import { Button } from '@tuanbao/library/components/Button';
import { FileDrop } from '@tuanbao/library/components/FileDrop';
import { ProgressBar } from '@tuanbao/library/components/ProgressBar';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { fetchTelling } from '../../client/platform/http/fetchTelling.ts';
import { useAction } from '../../client/platform/query/useAction.ts';
import { useServices } from '../../client/platform/services/services.ts';
import { mostLogoBytes } from '../../contract/desk/site/brands.schema.ts';
import { logoAddress, uploadLogo } from '../../contract/desk/site/brands.ts';
import { messages } from './brands.messages.ts';
import * as B from './brands.styles.ts';

export interface LogoFieldProps {
  /** Displayed name of the host. */
  readonly name: string;
  /** Id of the uploaded logo; empty for the default. */
  readonly value: string;
  readonly onChange: (logo: string) => void;
}

/** Field that uploads and shows the logo of a host. During the upload, it shows the progress. */
export function LogoField({ name, value, onChange }: LogoFieldProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const { run } = useAction();
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const take = async ([file]: readonly File[]) => {
    if (!file) return;
    setError(file.size > mostLogoBytes ? words.logoTooLarge : undefined);
    if (file.size > mostLogoBytes) return;
    setShare(0);
    await run(async () => onChange((await send(uploadLogo, { file }, { fetch: fetchTelling(setShare) })).logo));
    setShare(null);
  };
  return (
    <>
      <FileDrop
        label={words.logo}
        description={words.logoHint}
        accept={['.png', 'image/png']}
        errorMessage={error}
        isInvalid={error !== undefined}
        isDisabled={share !== null}
        onFiles={(files) => void take(files)}
      />
      {share === null ? null : <ProgressBar label={words.logoUploading} value={share * 100} />}
      {value === '' ? null : (
        <B.Logo>
          <img src={logoAddress(value)} alt={words.logoOf(name)} />
          <Button size="small" variant="quiet" onPress={() => onChange('')}>
            {words.logoRemove}
          </Button>
        </B.Logo>
      )}
    </>
  );
}
