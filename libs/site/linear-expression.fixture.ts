import { type AST, parseRegExpLiteral } from '@eslint-community/regexpp';

type OneCharacter = AST.Character | AST.CharacterSet | AST.CharacterClass;
type Quantified = AST.Quantifier;

/**
 * Planes 0 to 3, which contain the letters; planes 4 and above hold tags and private use. Lone surrogates are not text.
 */
const CODE_POINTS = 0x40000;
const EVERYTHING = Array.from({ length: CODE_POINTS }, (_, code) =>
  code >= 0xd800 && code <= 0xdfff ? '' : String.fromCodePoint(code),
).join('');
const members = new Map<string, Uint8Array>();

/**
 * Why an expression may need more than linear time; empty if it cannot. The check is sufficient, not necessary: at
 * every quantifier the next character alone decides whether to continue, so that a failing text is walked back once per
 * part of the expression and never split differently. A repeated part is one character, or a choice of distinct single
 * characters.
 */
export function whyNotLinear(expression: RegExp): string[] {
  const { pattern, flags } = parseRegExpLiteral(expression);
  const judge = new LinearityCheck(flags.raw);
  const [only, ...others] = pattern.alternatives;
  if (!only || others.length > 0) return ['more than one alternative without a group'];
  if (!isAnchor(only.elements.at(0), 'start') || !isAnchor(only.elements.at(-1), 'end'))
    judge.faults.push('not held at both ends');
  if (/[gmy]/.test(flags.raw)) judge.faults.push('a flag that keeps state or frees the ends');
  judge.sequence(only.elements);
  return judge.faults;
}

class LinearityCheck {
  readonly faults: string[] = [];

  constructor(private readonly flags: string) {}

  sequence(elements: AST.Element[]): void {
    elements.forEach((element, place) => {
      if (element.type === 'Quantifier') this.quantifier(element, elements[place + 1]);
      else this.plain(element);
    });
  }

  private plain(element: AST.Element): void {
    if (isOneCharacter(element)) return;
    if (element.type === 'Assertion') {
      if (element.kind === 'lookahead') for (const each of element.alternatives) this.sequence(each.elements);
      else if (element.kind !== 'start' && element.kind !== 'end') this.faults.push(`${element.kind}`);
      return;
    }
    if (element.type !== 'Group') {
      this.faults.push(`${element.type} ${element.raw}`);
      return;
    }
    for (const each of element.alternatives) {
      this.sequence(each.elements);
      if (each.elements.some(isRepeated)) this.faults.push(`repetition in a choice: ${element.raw}`);
    }
  }

  private quantifier(quantifier: Quantified, next: AST.Element | undefined): void {
    const choice = this.choiceOf(quantifier.element);
    if (!choice) {
      this.faults.push(`repeats more than a character: ${quantifier.raw}`);
      return;
    }
    choice.forEach((one, place) => {
      for (const other of choice.slice(place + 1)) this.apart(one, other, quantifier.raw);
    });
    if (quantifier.min === quantifier.max || next === undefined || isAnchor(next, 'end')) return;
    const first = next.type === 'Quantifier' && next.min > 0 ? next.element : next;
    if (!isOneCharacter(first)) this.faults.push(`may stop anywhere before ${next.raw}: ${quantifier.raw}`);
    else for (const one of choice) this.apart(one, first, `${quantifier.raw}${next.raw}`);
  }

  /** The characters that one repetition may match; `null` if a repetition is not exactly one character. */
  private choiceOf(element: AST.QuantifiableElement): OneCharacter[] | null {
    if (isOneCharacter(element)) return [element];
    if (element.type !== 'Group') return null;
    const choice = element.alternatives.flatMap((each) => {
      const taken = each.elements.filter((part) => !isLookahead(part));
      const [only] = taken;
      if (taken.length !== 1 || !only) return [null];
      return isOneCharacter(only) ? [only] : only.type === 'Group' ? (this.choiceOf(only) ?? [null]) : [null];
    });
    return choice.includes(null) ? null : (choice as OneCharacter[]);
  }

  private apart(one: OneCharacter, other: OneCharacter, where: string): void {
    const [left, right] = [this.membersOf(one.raw), this.membersOf(other.raw)];
    if (left.some((member, code) => member === 1 && right[code] === 1))
      this.faults.push(`${one.raw} and ${other.raw} overlap: ${where}`);
  }

  private membersOf(raw: string): Uint8Array {
    const expression = new RegExp(raw, `${this.flags.replace(/[gmy]/g, '')}g`);
    const known = members.get(String(expression));
    if (known) return known;
    const found = new Uint8Array(CODE_POINTS);
    for (const [character] of EVERYTHING.matchAll(expression)) found[character.codePointAt(0)!] = 1;
    members.set(String(expression), found);
    return found;
  }
}

function isOneCharacter(element: AST.Element): element is OneCharacter {
  return (
    element.type === 'Character' ||
    (element.type === 'CharacterSet' && !('strings' in element && element.strings)) ||
    element.type === 'CharacterClass'
  );
}

const isAnchor = (element: AST.Element | undefined, kind: 'start' | 'end') =>
  element?.type === 'Assertion' && element.kind === kind;

/** A lookahead at the one character that follows. */
const isLookahead = (element: AST.Element) =>
  element.type === 'Assertion' &&
  element.kind === 'lookahead' &&
  element.alternatives.every(({ elements }) => elements.length === 1 && elements.every(isOneCharacter));

/** Matches a varying number of characters. */
function isRepeated(element: AST.Element): boolean {
  if (element.type === 'Quantifier') return element.min !== element.max;
  if (element.type === 'Group' || (element.type === 'Assertion' && element.kind === 'lookahead'))
    return element.alternatives.some(({ elements }) => elements.some(isRepeated));
  return false;
}
