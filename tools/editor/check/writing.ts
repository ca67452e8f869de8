import type { EntryMessage } from './messageInForm';

/** The lines, counted from 1, of a paragraph or block in a text. */
export type Block = { keyPath: string; first: number; last: number };

/**
 * The block of a text that is being written. Messages about it wait until the caret leaves it or the writer pauses, unless
 * they were there before.
 */
export class Writing {
  private block?: Block;
  private accepted = new Set<string>();

  /** Follows the caret, with the messages that are shown now. Returns whether it is in another block. */
  move(block: Block | undefined, shown: readonly EntryMessage[]): boolean {
    const isOther = block?.keyPath !== this.block?.keyPath || block?.first !== this.block?.first;
    this.block = block;
    if (isOther) this.accept(shown);
    return isOther;
  }

  /** From now on, messages about the block that are among these are not new. */
  accept(messages: readonly EntryMessage[]): void {
    this.accepted = new Set(messages.filter((message) => this.isAbout(message)).map(({ inForm }) => inForm));
  }

  /** Whether a message about the block has come up since the caret is in it. */
  isNew(message: EntryMessage): boolean {
    return this.isAbout(message) && !this.accepted.has(message.inForm);
  }

  private isAbout({ field, placeInText }: EntryMessage): boolean {
    const { keyPath, first, last } = this.block ?? { first: 0, last: 0 };
    return (
      field === keyPath && placeInText !== undefined && placeInText.line >= first && placeInText.line <= last
    );
  }
}
