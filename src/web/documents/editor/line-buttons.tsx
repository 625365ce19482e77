import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { Tooltip } from "#web/ui/tooltip.tsx";
import styles from "./line-row.module.css";

type LineButtonsProps = {
  number: number;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

/** Up, down, remove. They keep the focus when the line moves, so that it can be moved again. */
export function LineButtons({ number, isFirst, isLast, onMove, onRemove }: LineButtonsProps) {
  return (
    <div className={styles.buttons} role="group" aria-label={`Line ${number}`}>
      <Tooltip text="Move up">
        <Button
          look="quiet"
          square
          aria-label={`Move line ${number} up`}
          aria-disabled={isFirst || undefined}
          onClick={() => !isFirst && onMove(-1)}
          icon={<ArrowUp aria-hidden="true" />}
        />
      </Tooltip>
      <Tooltip text="Move down">
        <Button
          look="quiet"
          square
          aria-label={`Move line ${number} down`}
          aria-disabled={isLast || undefined}
          onClick={() => !isLast && onMove(1)}
          icon={<ArrowDown aria-hidden="true" />}
        />
      </Tooltip>
      <Tooltip text="Remove">
        <Button
          look="quiet"
          square
          data-remove
          aria-label={`Remove line ${number}`}
          onClick={onRemove}
          icon={<Trash2 aria-hidden="true" />}
        />
      </Tooltip>
    </div>
  );
}
