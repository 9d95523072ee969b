import { spawn } from 'node:child_process';

/** Runs a command and returns its output. @throws Error with the complete output when the command fails */
export function output(command, args, { cwd, env = {} }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env } });
    let written = '';
    let complaints = '';
    child.stdout.setEncoding('utf8'); // A chunk can end within a character.
    child.stdout.on('data', (text) => (written += text));
    child.stderr.on('data', (text) => (complaints += text));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? resolve(written)
        : reject(new Error(`${command} ${args.slice(0, 4).join(' ')} ended with ${code}\n${written}${complaints}`)),
    );
  });
}
