import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

let ticksASecond: number | undefined;

/** Milliseconds of CPU that a process has used. @throws Error on a system without /proc */
export function cpuMs(pid: number): number {
  ticksASecond ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The program's name is in brackets and may contain spaces; user and system time are the 12th and 13th field after
  // it.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / ticksASecond) * 1000;
}

/** Resident memory of a process, in KB of 1,024 bytes. @throws Error on a system without /proc */
export function residentKb(pid: number): number {
  const text = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(text)?.[1] ?? Number.NaN);
}
