// package-lock.json without any address in it, so that it fits every registry.
//   npm run lock          resolve anew and tidy
//   ... --check           fail if an address has crept in
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../package-lock.json', import.meta.url);
const text = readFileSync(file, 'utf8');
if (process.argv.includes('--check')) {
  if (text.includes('http')) {
    console.error('package-lock.json names a host. Run: npm run lock');
    process.exit(1);
  }
} else {
  const lock = JSON.parse(text);
  for (const entry of Object.values(lock.packages)) delete entry.funding;
  writeFileSync(file, JSON.stringify(lock, null, 2) + '\n');
}
