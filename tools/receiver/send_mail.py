"""Mails the stored inquiries that have not been mailed, and deletes old ones. A timer runs it.

An inquiry is marked once the mail server has taken it. If this program is stopped in between, the same message is sent
once more, with the same Message-ID: none is lost, and some mail programs then show it once.
"""

import hashlib
import json
import os
import re
import smtplib
import sqlite3
import ssl
import sys
import time
import unicodedata
from contextlib import closing
from email.headerregistry import HeaderRegistry
from email.message import EmailMessage
from email.utils import formatdate
from urllib.parse import urlsplit

from receive import connect, setting, whole_number

FILE = "/etc/inquiries.env"


def addresses(text):
    """Text with at least one address, unchanged."""
    # Python would leave out all behind a semicolon.
    if ";" in text or not HeaderRegistry()("To", text).addresses:
        raise ValueError
    return text


def mail_server(url):
    """The scheme, host and port of a mail server. Without encryption, only one on this machine."""
    server = urlsplit(url)
    if server.scheme == "smtps" and server.hostname:
        return server.scheme, server.hostname, server.port or 465
    if server.scheme == "smtp" and server.hostname in ("localhost", "127.0.0.1"):
        return server.scheme, server.hostname, server.port or 25
    raise ValueError


MAIL_TO = setting("MAIL_TO", addresses, "addresses with commas between them", "office@example.com", FILE)
MAIL_FROM = setting("MAIL_FROM", addresses, "an address", "website@example.com", FILE)
SCHEME, HOST, PORT = setting(
    "MAIL_SERVER",
    mail_server,
    "smtps://host:port, or smtp://localhost:port for a mail server on this machine,",
    "smtps://mail.example.com:465",
    FILE,
)
MAIL_USER = os.environ.get("MAIL_USER")
MAIL_PASSWORD = MAIL_USER and setting("MAIL_PASSWORD", str, "the password of MAIL_USER", "'a secret'", FILE)
KEEP_DAYS = setting("KEEP_DAYS", whole_number, "a number of days", "90", FILE)

SECONDS_PER_DAY = 24 * 60 * 60


def connect_to_mail_server():
    if SCHEME == "smtps":
        mail = smtplib.SMTP_SSL(HOST, PORT, timeout=30, context=ssl.create_default_context())
    else:
        mail = smtplib.SMTP(HOST, PORT, timeout=30)
    if MAIL_USER:
        mail.login(MAIL_USER, MAIL_PASSWORD)
    return mail


def printable(text):
    """Text without what mail servers refuse: control characters and halves of characters."""
    return "".join(" " if unicodedata.category(c) in ("Cc", "Cs") and c != "\t" else c for c in text)


def one_line(text):
    """Text for a header: no line end can start another header."""
    return " ".join(printable(text).split())


def message_of(inquiry_id, received, fields):
    message = EmailMessage()
    message["From"] = MAIL_FROM
    message["To"] = MAIL_TO
    message["Date"] = formatdate(received)
    domain = message["From"].addresses[0].domain or "localhost"
    message["Message-ID"] = f"<{hashlib.sha256(inquiry_id.encode()).hexdigest()}@{domain}>"
    # Python would decode such words, also into line ends.
    message["Subject"] = one_line(f"Inquiry: {fields.get('category', '')[:100]}").replace("=?", "= ?")
    # Browsers take addresses that mail does not, or that Python would decode; those are only in the text.
    address = fields["email"]
    if "=?" not in address and re.fullmatch(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9.-]+", address):
        message["Reply-To"] = address
    lines = [f"{name}: {one_line(value)}" for name, value in fields.items() if name != "message"]
    message.set_content("\n".join([*lines, "", *map(printable, fields["message"].splitlines()), ""]))
    return message


def send_waiting(database):
    """Sends every message that waits. Returns how many could not be sent."""
    # First what was never tried (null): a message at which the mail server ends the connection must not block others.
    waiting = database.execute(
        "select id, received, fields from inquiries where mailed is null order by tried, received, rowid"
    ).fetchall()
    if not waiting:
        return 0
    refused = 0
    with connect_to_mail_server() as mail:
        for inquiry_id, received, fields in waiting:
            # On a full disk this fails, before a message is sent that could not be marked and would be sent again.
            mark(database, inquiry_id, "tried")
            try:
                mail.send_message(message_of(inquiry_id, received, json.loads(fields)))
            except (smtplib.SMTPSenderRefused, smtplib.SMTPRecipientsRefused, smtplib.SMTPDataError) as error:
                # The mail server has ended the connection.
                if mail.sock is None:
                    raise
                refused += 1
                code = getattr(error, "smtp_code", "for all recipients")
                print(f"The mail server refused a message ({code}). It stays stored.", file=sys.stderr)
                continue
            except (OSError, smtplib.SMTPException):
                raise
            # Python's email package raises many kinds.
            except Exception as error:
                refused += 1
                print(f"A message cannot be written ({type(error).__name__}). It stays stored.", file=sys.stderr)
                continue
            mark(database, inquiry_id, "mailed")
    return refused


def mark(database, inquiry_id, column):
    with database:
        database.execute(f"update inquiries set {column} = ? where id = ?", (int(time.time()), inquiry_id))


def delete_old(database):
    """Deletes inquiries that were mailed and are older than KEEP_DAYS; secure_delete overwrites them."""
    database.execute("pragma secure_delete = on")
    with database:
        database.execute(
            "delete from inquiries where mailed is not null and received < ?",
            (int(time.time()) - KEEP_DAYS * SECONDS_PER_DAY,),
        )
    # The log has copies of what was deleted.
    database.execute("pragma wal_checkpoint(truncate)")


if __name__ == "__main__":
    try:
        with closing(connect()) as database:
            delete_old(database)
            refused = send_waiting(database)
    except (OSError, smtplib.SMTPException) as error:
        # Not the whole error, because servers may quote a message.
        sys.exit(f"The mail server does not take messages ({type(error).__name__}). They stay stored.")
    except sqlite3.Error as error:
        sys.exit(f"The database cannot be used: {error}. Messages stay stored.")
    if refused:
        sys.exit(f"{refused} messages stay stored.")
